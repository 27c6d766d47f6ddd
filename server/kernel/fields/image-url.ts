import { freeText } from "./text.ts";

/** Stands for this service. */
const OWN = "https://own.invalid";
const IMAGE_URL = "Send an http(s) URL, or the url of a picture that was uploaded, like /image/img_….";

/**
 * An http(s) URL without a name and a password, or a path of this service; never another scheme. Browsers ask this service
 * alone for what it names, and this service asks others as `server/adapters/picture/` does.
 */
export const imageUrl = freeText(2000).refine(
  (value) => {
    if (value === "") return true;
    // Read as browsers do, which take `/\t/host` for another host.
    if (value.startsWith("/")) return URL.parse(value, OWN)?.origin === OWN;
    const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
    return url !== null && url.username === "" && url.password === "";
  },
  { error: IMAGE_URL },
);

/** Whether a picture's address is on another host. */
export const isElsewhere = (url: string) => /^https?:/i.test(url);

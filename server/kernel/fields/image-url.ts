import { freeText } from "./text.ts";

const IMAGE_URL = "Send an http(s) URL, or the url of a picture that was uploaded, like /image/img_….";

/**
 * An http(s) URL without a name and a password, or a path of this service; never another scheme. Browsers fetch it, this
 * service never does.
 */
export const imageUrl = freeText(2000).refine(
  (value) => {
    if (value === "" || /^\/(?![/\\])/.test(value)) return true;
    const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
    return url !== null && url.username === "" && url.password === "";
  },
  { error: IMAGE_URL },
);

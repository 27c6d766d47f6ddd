import { text } from "./text.ts";

const WEB_ADDRESS =
  "Send an address that begins with https://, of a public host, without a name and a password.";

/**
 * The address of a page that others are led to: https alone, of a host with a public name. Nothing of ours loads it or leads
 * through it; pages show it as a link that names its host.
 */
export const webAddress = text(500).refine(
  (value) => {
    const url = /^https:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
    if (url === null || url.username !== "" || url.password !== "" || url.port !== "") return false;
    return /^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(url.hostname);
  },
  { error: WEB_ADDRESS },
);

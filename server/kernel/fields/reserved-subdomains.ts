/** Names that an offering may not take, since the service or its operators use them (docs/domain.md, Offering). */
export const reservedSubdomains: ReadonlySet<string> = new Set(
  (
    "admin api app assets auth autodiscover board cdn console docs ftp help imap localhost login mail mx ns1 ns2 " +
    "offerboard pop portal root smtp static status support webhook webhooks www"
  ).split(" "),
);

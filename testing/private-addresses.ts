/** Hosts that lead into a private network, to this machine or to a cloud's data about it, in every way they are written. */
export const privateAddresses = [
  "127.0.0.1",
  "localhost",
  "10.0.0.1",
  "169.254.169.254",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "168.63.129.16",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[fd00::1]",
  "[fe80::1]",
  "2130706433",
  "0x7f.1",
] as const;

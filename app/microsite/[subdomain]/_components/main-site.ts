/** The origin of the main site, seen from an offering's own: "http://lofts.localhost:3000" → "http://localhost:3000". */
export function mainSite(origin: string, subdomain: string): string {
  const url = new URL(origin);
  const prefix = `${subdomain}.`;
  return `${url.protocol}//${url.host.startsWith(prefix) ? url.host.slice(prefix.length) : url.host}`;
}

/** How soon the page asks again by itself, in seconds. */
const AGAIN_AFTER = 5;

/** Why there is no page. */
const reasons = {
  away: `We cannot reach our records right now. Whatever you had confirmed is kept; what you were sending may not have arrived, so
look before you send it again.`,
  busy: "More is asked of us right now than we can answer. Nothing was changed.",
};

/**
 * What people see while the database is away or too much waits: it needs nothing but itself, and asks again on its own.
 * @param nonce of the policy that it is sent with
 */
export function pausePage(nonce: string, why: keyof typeof reasons): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_AFTER}">
<title>Back in a moment · Offerboard</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --ground: #faf9f5; --ink: #1b211d; --quiet: #53554d; --line: #d8d4c8; --accent: #0f6049 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #121916; --ink: #e8ece9; --quiet: #b1bdb6; --line: #2a342f; --accent: #7fcbac }
}
body {
  margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  background: var(--ground); color: var(--ink); font: 1rem/1.6 "Figtree Variable", system-ui, sans-serif;
}
main { max-width: 30rem; border-top: 2px solid var(--accent); padding-top: 1.5rem }
h1 { font: 500 1.9rem/1.2 "Lora Variable", Georgia, serif; margin: 0 0 .75rem; letter-spacing: -.01em }
p { margin: 0 0 1rem; color: var(--quiet) }
a { color: var(--accent) }
small { display: block; margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet) }
</style>
</head>
<body>
<main>
<h1>Back in a moment</h1>
<p>${reasons[why]}</p>
<p>This page asks again by itself every few seconds. You can also <a href="">ask now</a>.</p>
<small>Offerboard</small>
</main>
</body>
</html>
`;
}

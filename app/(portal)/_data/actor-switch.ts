/** Where the demo's switch listens: a form with `actor`, a choice of the viewer's `people`, and `returnTo`, a path. */
export const ACTOR_SWITCH = "/api/demo/actor";

/** Becomes somebody else and goes to another page, which the server draws for whom one is then. */
export function becomeActor(actor: string, returnTo: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = ACTOR_SWITCH;
  for (const [name, value] of Object.entries({ actor, returnTo })) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Becomes somebody else for the calls that follow, on the page that is there. */
export async function actAs(actor: string): Promise<void> {
  await fetch(ACTOR_SWITCH, {
    method: "POST",
    body: new URLSearchParams({ actor, returnTo: "/" }),
    redirect: "manual",
  });
}

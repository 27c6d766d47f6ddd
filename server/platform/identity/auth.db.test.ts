import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import { openSuite, unique } from "#testing/testing.ts";
import { auth } from "./auth.ts";
import { isOpenPath } from "./open-paths.ts";

const suite = await openSuite();

const origin = suite.app.env.publicUrl;
const password = "a long enough password";
const newEmail = () => `${unique("p")}@example.com`;

/** A browser: it keeps the cookies it is given. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: object) => {
    const headers: Record<string, string> = { origin };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (body) headers["content-type"] = "application/json";
    const url = path.startsWith("http") ? path : `${origin}/api/auth${path}`;
    const answer = await auth(suite.app).handler(
      new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const cut = pair.indexOf("=");
      const isGone = /max-age=0/i.test(cookie) || pair.length === cut + 1;
      if (isGone) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      body: text.startsWith("{") ? JSON.parse(text) : null,
    };
  };
  return {
    post: (path: string, body: object = {}) => send("POST", path, body),
    get: (path: string) => send("GET", path),
    isSignedIn: () => [...cookies.keys()].some((name) => name.endsWith("session_token")),
  };
}

const mailsTo = (recipient: string) =>
  suite.sql<{ subject: string; text: string }[]>`
    select subject, text from mail where recipient = ${recipient} order by id`;

async function linkTo(recipient: string): Promise<string> {
  const [link = ""] = (await mailsTo(recipient)).at(-1)?.text.match(/http\S+/) ?? [];
  return link;
}

const signUp = (email: string, browser = openBrowser(), consent: unknown = legalVersions) =>
  browser.post("/sign-up/email", { name: "Ida Person", email, password, consent, callbackURL: "/" });

/** Somebody who signed up and confirmed the address, at the browser where they did. */
async function newPerson() {
  const email = newEmail();
  const browser = openBrowser();
  await signUp(email, browser);
  await browser.get(await linkTo(email));
  return { email, browser };
}

/** The code that an authenticator app shows for a secret. */
function codeOf(totpURI: string): string {
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((digit) => alphabet.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

describe("signing up", () => {
  it("is complete once the address is confirmed, which signs one in", async () => {
    const email = newEmail();
    const browser = openBrowser();
    expect((await signUp(email, browser)).body).toMatchObject({ token: null });
    expect(browser.isSignedIn()).toBe(false);
    const early = await browser.post("/sign-in/email", { email, password });
    expect([early.status, early.body.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    expect((await browser.get(await linkTo(email))).status).toBe(302);
    expect(browser.isSignedIn()).toBe(true);
  });

  it("answers for a known address as for any other, and changes nothing", async () => {
    const { email } = await newPerson();
    const before =
      await suite.sql`select * from auth_account a join auth_user u on u.id = a.user_id where email = ${email}`;
    const known = await signUp(email);
    const unknown = await signUp(newEmail());
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body.user).sort()).toEqual(Object.keys(unknown.body.user).sort());
    expect(known.body.token).toBeNull();
    const after =
      await suite.sql`select * from auth_account a join auth_user u on u.id = a.user_id where email = ${email}`;
    expect(after).toEqual(before);
    expect((await mailsTo(email)).at(-1)?.subject).toBe("You have an account at Offerboard already");
  });

  it("keeps which versions of the terms and the privacy notice were accepted", async () => {
    const { email } = await newPerson();
    const kept = await suite.sql`
      select c.document::text, c.version from auth_consent c join auth_user u on u.id = c.user_id
       where u.email = ${email} order by 1`;
    expect([...kept]).toEqual([
      { document: "PRIVACY", version: legalVersions.PRIVACY },
      { document: "TERMS", version: legalVersions.TERMS },
    ]);
  });

  it.each([
    undefined,
    true,
    "TERMS",
    { TERMS: legalVersions.TERMS },
    { ...legalVersions, TERMS: "2020-01-01" },
  ])("takes nobody in with the consent %j, known or not, and writes nothing", async (consent) => {
    const [{ email: known }, unknown] = [await newPerson(), newEmail()];
    const people = async () => [
      ...(await suite.sql`select * from auth_user where email = any (${[known, unknown]})`),
    ];
    const before = await people();
    expect(before).toHaveLength(1);
    for (const email of [known, unknown]) {
      const answer = await signUp(email, openBrowser(), consent ?? null);
      expect([answer.status, answer.body.code]).toEqual([400, "CONSENT_REQUIRED"]);
    }
    expect(await people()).toEqual(before);
    expect(await mailsTo(unknown)).toHaveLength(0);
  });

  it.each(["", "   ", "Ida\nPerson", "Ida\u0000"])(
    "takes nobody in by the name %j, known or not, and writes nothing",
    async (name) => {
      const [{ email: known }, unknown] = [await newPerson(), newEmail()];
      const written = async () => [
        ...(await suite.sql`select email, name from auth_user where email = any (${[known, unknown]})`),
        ...(await mailsTo(known)),
        ...(await mailsTo(unknown)),
      ];
      const before = await written();
      for (const email of [known, unknown]) {
        const body = { name, email, password, consent: legalVersions };
        const answer = await openBrowser().post("/sign-up/email", body);
        expect([answer.status, answer.body.code]).toEqual([400, "NAME_REQUIRED"]);
      }
      expect(await written()).toEqual(before);
    },
  );

  it("bounds names, and takes nobody's picture", async () => {
    const email = newEmail();
    const body = {
      name: `  ${"n".repeat(500)}`,
      email,
      password,
      consent: legalVersions,
      image: "https://evil.example/p.svg",
    };
    await openBrowser().post("/sign-up/email", body);
    const [row] = await suite.sql`select name, image from auth_user where email = ${email}`;
    expect(row).toEqual({ name: "n".repeat(200), image: null });
  });
});

describe("signing in", () => {
  it("tells a wrong password and an unknown address alike", async () => {
    const { email } = await newPerson();
    const wrong = await openBrowser().post("/sign-in/email", { email, password: "another password" });
    const unknown = await openBrowser().post("/sign-in/email", { email: newEmail(), password });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
  });

  it("by a link works once, and for those who signed up", async () => {
    const { email } = await newPerson();
    const browser = openBrowser();
    const asked = await browser.post("/sign-in/magic-link", {
      email: email.toUpperCase(),
      callbackURL: "/portal",
    });
    const stranger = newEmail();
    const strangers = await browser.post("/sign-in/magic-link", { email: stranger, callbackURL: "/portal" });
    expect([asked.status, asked.body]).toEqual([strangers.status, strangers.body]);
    expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual([
      "Nobody has signed up with this address",
    ]);
    const link = await linkTo(email.toUpperCase());
    expect((await browser.get(link)).location).toBe(`${origin}/portal`);
    expect(browser.isSignedIn()).toBe(true);
    const second = openBrowser();
    expect((await second.get(link)).location).toContain("error=INVALID_TOKEN");
    expect(second.isSignedIn()).toBe(false);
    expect(await suite.sql`select 1 from auth_user where email = ${stranger}`).toHaveLength(0);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
    "leads nowhere else: %s",
    async (url) => {
      const { email } = await newPerson();
      const browser = openBrowser();
      const byPassword = await browser.post("/sign-in/email", { email, password, callbackURL: url });
      const byLink = await browser.post("/sign-in/magic-link", { email, callbackURL: url });
      expect([byPassword.status, byLink.status]).toEqual([403, 403]);
      expect(browser.isSignedIn()).toBe(false);
    },
  );

  it("asks for the second factor after a password and after a link", async () => {
    const { email, browser } = await newPerson();
    const { body } = await browser.post("/two-factor/enable", { password });
    expect((await browser.post("/two-factor/verify-totp", { code: codeOf(body.totpURI) })).status).toBe(200);

    const byPassword = openBrowser();
    expect((await byPassword.post("/sign-in/email", { email, password })).body).toMatchObject({
      twoFactorRedirect: true,
    });
    expect(byPassword.isSignedIn()).toBe(false);
    expect((await byPassword.post("/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
    await byPassword.post("/two-factor/verify-totp", { code: codeOf(body.totpURI) });
    expect(byPassword.isSignedIn()).toBe(true);

    const byLink = openBrowser();
    await byLink.post("/sign-in/magic-link", { email, callbackURL: "/portal" });
    const answer = await byLink.get(await linkTo(email));
    expect([answer.status, answer.location]).toEqual([302, "/sign-in/two-factor?returnTo=%2Fportal"]);
    expect(byLink.isSignedIn()).toBe(false);
    const [recoveryCode] = body.backupCodes;
    await byLink.post("/two-factor/verify-backup-code", { code: recoveryCode });
    expect(byLink.isSignedIn()).toBe(true);
  });
});

describe("a forgotten password", () => {
  it("is chosen anew by a link, which ends all sessions and works once", async () => {
    const { email } = await newPerson();
    const browser = openBrowser();
    const asked = await browser.post("/request-password-reset", { email, redirectTo: "/reset-password" });
    const stranger = await browser.post("/request-password-reset", {
      email: newEmail(),
      redirectTo: "/reset-password",
    });
    expect([asked.status, asked.body]).toEqual([stranger.status, stranger.body]);
    const { location } = await browser.get(await linkTo(email));
    const token = new URL(location ?? "", origin).searchParams.get("token");
    const newPassword = "another long password";
    expect((await browser.post("/reset-password", { token, newPassword })).status).toBe(200);
    expect((await browser.post("/reset-password", { token, newPassword })).status).toBe(400);
    const left =
      await suite.sql`select 1 from auth_session s join auth_user u on u.id = s.user_id where email = ${email}`;
    expect(left).toHaveLength(0);
    expect((await browser.post("/sign-in/email", { email, password: newPassword })).status).toBe(200);
  });
});

describe("what is closed", () => {
  it.each([
    ["GET", "/get-session"],
    ["GET", "/list-sessions"],
    ["POST", "/update-user"],
    ["POST", "/organization/create"],
    ["POST", "/organization/set-active"],
  ])("%s %s", async (method, path) => {
    const { browser } = await newPerson();
    const answer = await (method === "GET" ? browser.get(path) : browser.post(path, { name: "x" }));
    expect(answer.status).toBe(404);
  });
});

describe("what the library answers", () => {
  /** Every endpoint of the library and its plugins, as `POST /sign-out`. */
  const endpoints = Object.values(auth(suite.app).api as Record<string, Endpoint>).flatMap(
    ({ path, options }) => (path ? [options?.method ?? []].flat().map((method) => ({ method, path })) : []),
  );
  const open = endpoints.filter(({ method, path }) => isOpenPath(method, path));
  const closed = endpoints.filter(({ method, path }) => !isOpenPath(method, path));

  it("is what our pages and mails use, and nothing else", () => {
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "GET /magic-link/verify",
      "GET /passkey/generate-authenticate-options",
      "GET /passkey/generate-register-options",
      "GET /reset-password/:token",
      "GET /verify-email",
      "POST /change-password",
      "POST /passkey/delete-passkey",
      "POST /passkey/update-passkey",
      "POST /passkey/verify-authentication",
      "POST /passkey/verify-registration",
      "POST /request-password-reset",
      "POST /reset-password",
      "POST /send-verification-email",
      "POST /sign-in/email",
      "POST /sign-in/magic-link",
      "POST /sign-out",
      "POST /sign-up/email",
      "POST /two-factor/disable",
      "POST /two-factor/enable",
      "POST /two-factor/generate-backup-codes",
      "POST /two-factor/verify-backup-code",
      "POST /two-factor/verify-totp",
    ]);
  });

  it("is 404 for every other path, for somebody who signed in too", async () => {
    const { browser, email } = await newPerson();
    const memberships = async () => [
      ...(await suite.sql`select m.* from member m join auth_user u on u.id = m.user_id where u.email = ${email}`),
    ];
    const before = await memberships();
    for (const { method, path } of closed) {
      const answer = method === "GET" ? await browser.get(path) : await browser.post(path, { name: "x" });
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    for (const path of [
      "/",
      "//sign-out",
      "/sign-out/",
      "/sign%2Dout",
      "/SIGN-OUT",
      "/organization/../sign-in",
    ]) {
      expect((await browser.post(path)).status, path).toBe(404);
    }
    expect(closed.length).toBeGreaterThan(30);
    expect(await memberships()).toEqual(before);
  });

  it("is every path that is open", async () => {
    for (const { method, path } of open) {
      const answer = await (method === "GET" ? openBrowser().get(path) : openBrowser().post(path));
      expect(answer.status, `${method} ${path}`).not.toBe(404);
    }
  });
});

interface Endpoint {
  readonly path?: string;
  readonly options?: { readonly method?: string | readonly string[] };
}

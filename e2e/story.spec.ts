/** An offering's story: told in blocks in the console, by pointer and by keyboard, and read on its public page. */
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./support/people.ts";
import { newOffering, open } from "./support/preparations.ts";

const harbour = "/offerings/off_demo_harbour";

/** The names of the blocks, in their order. */
const blocks = (page: Page) =>
  page.getByRole("list", { name: "Blocks of the story" }).getByRole("button", { name: /^Move / });

/** Adds a block and returns where it is typed. */
async function add(page: Page, name: string) {
  await page.getByRole("button", { name: "Add a block" }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
}

test.describe("in the console", () => {
  test("an issuer tells a story block by block; it saves itself and the page shows it", async ({
    page,
    request,
  }) => {
    const { offeringId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    const preview = page.getByRole("complementary", { name: "Preview" });

    await add(page, "Text");
    await page.getByLabel("Heading").fill("The mill");
    await page.getByRole("textbox", { name: "Text" }).fill("Makes **power** again.");
    await expect(preview.getByRole("heading", { name: "The mill" })).toBeVisible();
    await add(page, "Highlights");
    await page.getByLabel("Percent a year").fill("4.5");
    await expect(preview.getByText("4.5% a year")).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();

    await page.goto(`/offerings/${offeringId}`);
    await expect(page.getByRole("heading", { name: "The mill" })).toBeVisible();
    await expect(page.getByRole("main").locator("strong", { hasText: "power" })).toBeVisible();
    await expect(page.getByText("4.5% a year")).toBeVisible();
  });

  test("what somebody else saved meanwhile is not written over, unless one says so", async ({
    page,
    request,
  }) => {
    const { offeringId } = await newOffering(request);
    const change = (data: object) => request.patch(`/api/offering/${offeringId}`, { data });
    const text = (title: string) => ({ story: [{ type: "TEXT", title, text: "Words." }] });
    const titles = async () => {
      const { story } = await (await request.get(`/api/offering/${offeringId}`)).json();
      return story.map(({ title }: { title: string }) => title);
    };
    await change(text("First"));
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await page.getByRole("button", { name: /^First/ }).click();
    const heading = page.getByLabel("Heading");

    await change({ subtitle: "Beside the story" });
    await heading.fill("Mine");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await titles()).toEqual(["Mine"]);

    await change(text("Theirs"));
    await heading.fill("Mine again");
    const overtaken = page.getByText("somebody else has changed this story");
    await expect(overtaken).toBeVisible();
    await heading.fill("Mine again, and more");
    // Longer than typing rests before it is saved.
    await page.waitForTimeout(3_000);
    await expect(overtaken).toBeVisible();
    expect(await titles()).toEqual(["Theirs"]);
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await titles()).toEqual(["Mine again, and more"]);

    await change(text("Theirs once more"));
    await heading.fill("Mine, too late");
    await page.getByRole("button", { name: "Show theirs" }).click();
    await expect(blocks(page)).toHaveAccessibleName("Move Theirs once more");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await titles()).toEqual(["Theirs once more"]);
  });

  test("the preview beside the terms shows the story, and its yield on the card", async ({ page }) => {
    await signInAs(page, "owner");
    await page.goto("/console/offerings/off_demo_harbour/edit");
    const preview = page.getByRole("complementary", { name: "Preview" });
    await expect(preview).toContainText("4.1% a year");
    await preview.getByText("Page", { exact: true }).click();
    await expect(preview.getByRole("heading", { name: "Use of funds", includeHidden: true })).toBeVisible();
  });

  test("blocks are sorted by keyboard and by pointer", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    await request.patch(`/api/offering/${offeringId}`, {
      data: { story: ["One", "Two", "Three"].map((title) => ({ type: "TEXT", title, text: "Words." })) },
    });
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await blocks(page).first().focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("One is taken.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("One is at the place of Two.")).toBeAttached();
    await page.keyboard.press("Space");
    const names = () => blocks(page).evaluateAll((all) => all.map((handle) => handle.ariaLabel));
    await expect.poll(names).toEqual(["Move Two", "Move One", "Move Three"]);

    const from = await blocks(page).nth(2).boundingBox();
    const to = await blocks(page).first().boundingBox();
    if (from === null || to === null) throw new Error("The handles cannot be seen.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y - 4, { steps: 12 });
    await page.mouse.up();
    await expect.poll(names).toEqual(["Move Three", "Move Two", "Move One"]);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const { story } = await (await request.get(`/api/offering/${offeringId}`)).json();
    expect(story.map(({ title }: { title: string }) => title)).toEqual(["Three", "Two", "One"]);
  });

  test("what is added is filled at once by keyboard; what is removed is put back", async ({
    page,
    request,
  }) => {
    const { offeringId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await expect(page.getByText("This offering is public")).toBeVisible();
    await page.getByRole("button", { name: "Add a block" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.type("Use");
    await expect(page.getByRole("menuitem", { name: /^Use of funds/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Heading")).toBeFocused();
    const uses = page.getByRole("group", { name: /^use \d$/ });
    await uses.first().getByLabel("What for").fill("Lift");
    await uses.first().getByLabel("Amount").fill("85000");
    await page.getByRole("button", { name: "Add a use" }).focus();
    await page.keyboard.press("Enter");
    await expect(uses.nth(1).getByLabel("What for")).toBeFocused();
    await page.keyboard.type("Heating");
    await uses.nth(1).getByLabel("Amount").fill("155000");
    await page.getByRole("button", { name: "Move use 2 up" }).click();
    await expect(uses.first().getByLabel("What for")).toHaveValue("Heating");

    await page.getByRole("button", { name: "Remove Use of funds" }).click();
    await expect(blocks(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Heading")).toBeFocused();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const { story } = await (await request.get(`/api/offering/${offeringId}`)).json();
    expect(story[0].items.map(({ label }: { label: string }) => label)).toEqual(["Heating", "Lift"]);
  });

  test("a block that is not complete holds no other back, and stays as it was", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    const texts = async () => {
      const { story } = await (await request.get(`/api/offering/${offeringId}`)).json();
      return story.map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`);
    };
    await request.patch(`/api/offering/${offeringId}`, {
      data: { story: ["One", "Two"].map((title) => ({ type: "TEXT", title, text: "Words." })) },
    });
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await page.getByRole("button", { name: /^One/ }).click();
    await page.getByRole("textbox", { name: "Text" }).fill("");
    await page.getByRole("button", { name: /^Two/ }).click();
    await page.getByRole("textbox", { name: "Text" }).fill("More words.");
    await add(page, "Use of funds");
    await expect(
      page.getByText("Not saved yet: One and Use of funds. Complete what is marked"),
    ).toBeVisible();
    expect(await texts()).toEqual(["One: Words.", "Two: More words."]);

    await page.getByRole("button", { name: "Remove Use of funds" }).click();
    await page.getByRole("button", { name: /^One/ }).click();
    await page.getByRole("textbox", { name: "Text" }).fill("Other words.");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await texts()).toEqual(["One: Other words.", "Two: More words."]);
  });

  test("what is not taken is said at its field, and nothing of it is saved", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    await signInAs(page, "owner");
    await open(page, `/console/offerings/${offeringId}/story`);
    await add(page, "Text");
    await page.getByRole("textbox", { name: "Text" }).fill("<script>alert(1)</script>");
    await expect(page.getByText(/Write without HTML tags/)).toBeVisible();
    await expect(page.getByText("Not saved.")).toBeVisible();
    expect((await (await request.get(`/api/offering/${offeringId}`)).json()).story).toBeUndefined();
  });
});

test.describe("on the public page", () => {
  test("highlights come first, the menu leads to the sections, the return is reckoned", async ({ page }) => {
    await page.goto(harbour);
    const main = page.getByRole("main");
    for (const figure of ["4.1% a year", "12 years", "Subordinated", "10 of 12 apartments"])
      await expect(main.getByText(figure, { exact: true })).toBeInViewport();
    const menu = page.getByRole("navigation", { name: "Sections" });
    await menu.getByRole("link", { name: "Use of funds" }).click();
    await expect(page.getByRole("heading", { name: "Use of funds" })).toBeInViewport();
    await expect(menu).toBeInViewport();
    await expect(menu.getByRole("link", { name: "Use of funds" })).toHaveAttribute(
      "aria-current",
      "location",
    );
    // Above the first section none is read, however one came there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(menu.locator("[aria-current]")).toHaveCount(0);
    const planned = page.getByRole("region", { name: "Planned return" });
    await expect(planned).toContainText("€41.00");
    await planned.getByLabel("If I invest").fill("1250.50");
    await expect(planned).toContainText("€51.27");
    await expect(planned).toContainText("€615.25");
    await expect(planned).toContainText("not a promise");
  });

  test("a link whose words hold another address says where it leads", async ({ page, request }) => {
    const { offeringId } = await newOffering(request);
    const text = "Pay at [paypal.com](https://evil.example/pay) or read [more](https://example.com).";
    await request.patch(`/api/offering/${offeringId}`, { data: { story: [{ type: "TEXT", text }] } });
    await page.goto(`/offerings/${offeringId}`);
    await expect(page.getByRole("link", { name: "paypal.com (evil.example)" })).toBeVisible();
    await expect(page.getByRole("link", { name: "more", exact: true })).toBeVisible();
  });

  test("on a phone the way to buy stays in sight", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(harbour);
    const bar = page.getByRole("region", { name: "Buy at once" });
    await page.getByRole("heading", { name: "Risks" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Buy HLH" }).click();
    await expect(page.getByRole("heading", { name: "Buy HLH" })).toBeInViewport();
    // There is a button in the panel.
    await expect(bar).toBeHidden();
  });

  test("on a phone the menu of sections stays at the top, with no words above it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(harbour);
    const menu = page.getByRole("navigation", { name: "Sections" });
    await menu.getByRole("link", { name: "Planned return" }).click();
    await expect(page.getByRole("heading", { name: "Planned return" })).toBeInViewport();
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0);
  });

  test("nothing is wider than the screen", async ({ page, baseURL }) => {
    const { host } = new URL(baseURL ?? "");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", harbour, "/how-it-works", "/for-issuers", `http://harbour-lofts.${host}/`]) {
        await page.goto(path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${path} at ${width}`).toBe(0);
      }
    }
  });

  test("a paragraph runs the way its letters do, and without a story there is no menu", async ({
    page,
    request,
  }) => {
    const { offeringId } = await newOffering(request);
    await page.goto(`/offerings/${offeringId}`);
    await expect(page.getByRole("heading", { name: "Key facts" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);

    const data = { story: [{ type: "TEXT", text: "شقق الميناء.\n\nRead on." }] };
    await request.patch(`/api/offering/${offeringId}`, { data });
    await page.goto(`/offerings/${offeringId}`);
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
    /** How far the words of a paragraph stand from its two edges. */
    const gaps = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((paragraph) => {
        const written = document.createRange();
        written.selectNodeContents(paragraph);
        const [inner, outer] = [written.getBoundingClientRect(), paragraph.getBoundingClientRect()];
        return { left: inner.left - outer.left, right: outer.right - inner.right };
      });
    expect((await gaps("شقق الميناء.")).right).toBeLessThan(1);
    expect((await gaps("Read on.")).left).toBeLessThan(1);
  });

  test("a word longer than the screen is broken, wherever an issuer may type one", async ({
    page,
    request,
    baseURL,
  }) => {
    const { offeringId, tokenId } = await newOffering(request);
    const word = (length: number) => "Donaudampfschifffahrtsgesellschaft".repeat(9).slice(0, length);
    const answer = await request.patch(`/api/offering/${offeringId}`, {
      data: {
        title: word(200),
        subtitle: word(200),
        type: word(60),
        story: [
          { type: "TEXT", title: word(80), text: `# ${word(200)}\n\n- ${word(200)}\n\n\`${word(200)}\`` },
          { type: "HIGHLIGHTS", items: [{ kind: "OTHER", label: word(40), value: word(60) }] },
          { type: "GALLERY", pictures: [{ url: "/images/offerings/harbour-lofts.svg", alt: word(200) }] },
          { type: "USE_OF_FUNDS", items: [{ label: word(80), amount: 9_999_999_999 }] },
          { type: "TEAM", people: [{ name: word(80), role: word(80), text: word(300) }] },
          { type: "LOCATION", address: word(300), text: word(300) },
          { type: "TIMELINE", entries: [{ when: word(40), title: word(120), text: word(300) }] },
          { type: "QUESTIONS", items: [{ question: word(200), answer: word(300) }] },
          { type: "RISKS", items: [{ title: word(120), text: word(300) }] },
        ],
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { host } = new URL(baseURL ?? "");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [`/offerings/${offeringId}`, `http://${tokenId}.${host}/`]) {
        await page.goto(path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, `${path} at ${width}`).toBe(0);
      }
    }
  });

  test("the microsite tells the same", async ({ page, baseURL }) => {
    const { host } = new URL(baseURL ?? "");
    await page.goto(`http://harbour-lofts.${host}/`);
    await expect(page.getByText("4.1% a year")).toBeVisible();
    for (const name of ["Use of funds", "Team", "Timeline", "Risks", "Planned return"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  });

  test("pictures of the story that cannot be had leave their places and their words", async ({ page }) => {
    await page.route("**/images/offerings/{luebeck-house,harbour-lofts}.svg", (route) => route.abort());
    await page.goto(harbour);
    for (const name of ["The gables across the canal", "The canal in front of Block H"]) {
      const picture = page.getByRole("img", { name });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("src", /^data:/);
      await expect(picture).toBeVisible();
    }
  });

  test("a picture that cannot be had leaves the cover", async ({ page }) => {
    await page.route("**/images/offerings/harbour-lofts.svg", (route) => route.abort());
    await page.goto("/?q=harbour+lofts");
    const card = page.getByRole("article").filter({ hasText: "Harbour Lofts Hamburg" });
    await expect(card.locator("img")).toBeHidden();
    await expect(card.getByText("HLH", { exact: true })).toBeVisible();
  });
});

/** What other contexts may ask of organizations. */

export { mailSender } from "./brand/mail-sender.ts";
export { postIssuerMail } from "./brand/post-issuer-mail.ts";
export { readBrand, readLetterhead } from "./brand/read-brand.ts";
export { insertMember } from "./member/insert-member.ts";
export { actAs } from "./organization/choose-identity.ts";
export { foundOrganization } from "./organization/found-organization.ts";
export { accountBook } from "./settings/account-book.ts";
export { type AccountRow, accountOf, readSettings } from "./settings/read-settings.ts";

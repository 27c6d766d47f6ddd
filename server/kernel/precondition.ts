import { isVersion, readTags } from "./entity-tag.ts";
import { refuse } from "./errors.ts";

/**
 * What a change is to find for it to be made: the resource as the caller read it (`If-Match`, RFC 9110). It is checked by
 * whoever holds the resource's lock, so that nobody changes it between the check and the change.
 */
export class Precondition {
  readonly #tags: readonly string[];
  readonly #id: string | undefined;
  #isChecked = false;

  /**
   * @param header the value of `If-Match`
   * @param id the resource that the request's path names; left out where it names none
   */
  constructor(header: string, id: string | undefined) {
    this.#tags = readTags(header);
    this.#id = id;
  }

  /**
   * Refuses to change a resource that is not what the caller read; resources beside the one that the path names are not
   * concerned.
   * @throws Refusal precondition_failed
   */
  check(id: string, resource: object): void {
    if (this.#id !== undefined && this.#id !== id) return;
    this.#isChecked = true;
    if (this.#tags.some((tag) => tag === "*" || isVersion(tag, resource))) return;
    throw refuse("precondition_failed", {}, "If-Match");
  }

  /**
   * Refuses a change that nothing was checked for: it would be made whatever stands there.
   * @throws Refusal precondition_not_supported
   */
  requireCheck(): void {
    if (!this.#isChecked) throw refuse("precondition_not_supported", {}, "If-Match");
  }
}

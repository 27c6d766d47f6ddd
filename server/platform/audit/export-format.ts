import { csvHead, csvLines } from "#server/kernel/csv.ts";
import { deviceOf } from "#server/kernel/fields/device.ts";
import { genesis } from "./chain.ts";
import type { AuditExportQuery } from "./contract.ts";
import type { NamedEventRow } from "./present.ts";
import { factsOf } from "./rows.ts";

/** A row as it is exported: with the hash of the one before, so that each can be verified by itself. */
export interface ExportRow extends NamedEventRow {
  previous_hash: string | null;
}

export const exportTexts = [
  "id",
  "at",
  "actor_kind",
  "actor_id",
  "actor_customer_id",
  "action",
  "resource_type",
  "resource_id",
  "request_id",
  "changes",
  "personal",
  "personal_salt",
  "personal_digest",
  "sequence",
  "hash",
  "actor_name",
  "previous_hash",
] as const satisfies readonly (keyof ExportRow)[];
/** A row as it is read, each of its columns as text. */
export type ExportTexts = Record<(typeof exportTexts)[number], string | null> & Record<"id" | "at", string>;

/** A row of its texts. */
export function rowOf({ changes, personal, ...texts }: ExportTexts): ExportRow {
  return {
    ...(texts as Omit<ExportRow, "changes" | "personal">),
    changes: JSON.parse(changes ?? "null"),
    personal: personal === null ? null : JSON.parse(personal),
  };
}

/** How exports are written: the text before the rows, and each row. */
export interface ExportFormat {
  readonly mediaType: string;
  readonly head: string;
  row(organizationId: string, row: ExportRow): string;
}

const columns = [
  "sequence",
  "at",
  "action",
  "resourceType",
  "resourceId",
  "actorKind",
  "actorId",
  "actorName",
  "actorCustomerId",
  "address",
  "device",
  "requestId",
  "changes",
  "personalChanges",
  "isErased",
  "id",
  "personalDigest",
  "previousHash",
  "hash",
] as const;

export const exportFormats: Readonly<Record<AuditExportQuery["format"], ExportFormat>> = {
  /** For people and spreadsheets. */
  csv: {
    mediaType: "text/csv; charset=utf-8; header=present",
    head: csvHead(columns),
    row(organizationId, row) {
      const { personal } = row;
      const cells: Record<(typeof columns)[number], unknown> = {
        ...sealed(organizationId, row),
        actorName: row.actor_name,
        address: personal?.address,
        device: deviceOf(personal?.userAgent),
        changes: JSON.stringify(row.changes),
        personalChanges: personal && JSON.stringify(personal.changes),
        isErased: personal === null,
      };
      return csvLines([columns.map((column) => cells[column])]);
    },
  },
  /** For machines: everything that the hashes are over, under the names they are over it (`docs/decisions/010`). */
  ndjson: {
    mediaType: "application/x-ndjson; charset=utf-8",
    head: "",
    row(organizationId, row) {
      const { personal, personal_salt: personalSalt, actor_name: actorName } = row;
      const line = { organizationId, ...sealed(organizationId, row), personal, personalSalt, actorName };
      return `${JSON.stringify(line)}\n`;
    },
  },
};

function sealed(organizationId: string, row: ExportRow) {
  const sequence = row.sequence === null ? null : Number(row.sequence);
  const previousHash = sequence === 1 ? genesis(organizationId) : row.previous_hash;
  return { ...factsOf(row), sequence, previousHash, hash: row.hash };
}

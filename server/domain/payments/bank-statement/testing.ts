/** An entry of a file that a test makes. */
interface CamtEntry {
  readonly amount: string;
  readonly currency?: string;
  readonly isDebit?: boolean;
  readonly date?: string;
  readonly status?: string;
  readonly name?: string;
  readonly reference?: string;
  readonly text?: string;
  readonly bankReference?: string;
  /** In place of the details that the rest makes. */
  readonly details?: string;
}

/** A camt.053 file as banks write it: since version 08 the status and the parties stand in elements of their own. */
export function camt(
  entries: readonly CamtEntry[],
  { version = "08", iban = "DE89370400440532013000" }: { version?: string; iban?: string } = {},
): string {
  const isNew = Number(version) >= 8;
  const party = (name: string) => (isNew ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`);
  const written = entries.map(
    ({ amount, currency = "EUR", date = "2027-02-09", status = "BOOK", ...entry }) => {
      const side = entry.isDebit ? "Cdtr" : "Dbtr";
      const details =
        entry.details ??
        `<NtryDtls><TxDtls>${entry.name ? `<RltdPties><${side}>${party(entry.name)}</${side}></RltdPties>` : ""}<RmtInf>${
          entry.reference ? `<Strd><CdtrRefInf><Ref>${entry.reference}</Ref></CdtrRefInf></Strd>` : ""
        }${entry.text ? `<Ustrd>${entry.text}</Ustrd>` : ""}</RmtInf></TxDtls></NtryDtls>`;
      return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${entry.isDebit ? "DBIT" : "CRDT"}</CdtDbtInd><Sts>${
        isNew ? `<Cd>${status}</Cd>` : status
      }</Sts><BookgDt><Dt>${date}</Dt></BookgDt>${
        entry.bankReference ? `<AcctSvcrRef>${entry.bankReference}</AcctSvcrRef>` : ""
      }${details}</Ntry>`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${written.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

import { FilterForm } from "#app/_components/list/filter-form.tsx";
import { SelectFilter } from "#app/_components/list/select-filter.tsx";
import { statusOptions } from "#app/_words/status.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import classes from "./board-filters.module.css";
import { type BoardQuery, EVERY_STATUS } from "./read-board.ts";

interface BoardFiltersProps {
  path: string;
  query: BoardQuery;
  tokens: readonly RegisteredToken[];
}

/** Which offers the board shows; all of it lives in the address. */
export function BoardFilters({ path, query, tokens }: BoardFiltersProps) {
  return (
    <FilterForm action={path} label="Offers" className={classes.filters}>
      <SelectFilter
        label="Token"
        name="token"
        value={query.tokenId}
        any="Any token"
        options={tokens.map(({ tokenId, name }) => ({ value: tokenId, label: name }))}
      />
      <SelectFilter
        label="Intention"
        name="intention"
        value={query.intention}
        any="Buy or sell"
        options={statusOptions("intention")}
      />
      <SelectFilter
        label="Status"
        name="status"
        value={query.status}
        options={[...statusOptions("offerStatus"), { value: EVERY_STATUS, label: "Any status" }]}
      />
      <SelectFilter
        label="Made by"
        name="by"
        value={query.isMine ? "me" : undefined}
        any="Everybody"
        options={[{ value: "me", label: "Me" }]}
      />
    </FilterForm>
  );
}

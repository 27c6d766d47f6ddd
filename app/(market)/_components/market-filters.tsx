import { FilterForm } from "#app/_components/list/filter-form.tsx";
import { SearchField } from "#app/_components/list/search-field.tsx";
import { SelectFilter } from "#app/_components/list/select-filter.tsx";
import { currencyNames } from "#app/_words/format.ts";
import { type MarketParams, marketSorts } from "#app/(market)/_data/market-query.ts";
import { currencies } from "#db/schema/enums.ts";
import classes from "./market-filters.module.css";

interface MarketFiltersProps {
  chosen: MarketParams;
  /** The types there are on the market. */
  types: readonly string[];
}

const currencyOptions = currencies.map((value) => ({ value, label: `${value}, ${currencyNames[value]}` }));
const sortOptions = Object.entries(marketSorts).map(([value, { label }]) => ({ value, label }));

/** What to see of the market, and in which order. */
export function MarketFilters({ chosen, types }: MarketFiltersProps) {
  const known = chosen.type === undefined || types.some((type) => isSame(type, chosen.type));
  const typeOptions = (known ? types : [...types, chosen.type ?? ""]).map((type) => ({
    value: type,
    label: type,
  }));
  return (
    <FilterForm action="/" label="Search and filter offerings" className={classes.filters}>
      <div className={classes.search}>
        <SearchField label="Search offerings" defaultValue={chosen.q} placeholder="Name, issuer or token" />
      </div>
      {chosen.stage !== undefined && <input type="hidden" name="stage" value={chosen.stage} />}
      <SelectFilter
        label="Type"
        name="type"
        value={types.find((type) => isSame(type, chosen.type)) ?? chosen.type}
        any="Any"
        options={typeOptions}
      />
      <SelectFilter
        label="Currency"
        name="currency"
        value={chosen.currency}
        any="Any"
        options={currencyOptions}
      />
      <SelectFilter
        label="Order"
        name="sort"
        value={chosen.sort}
        any="What comes next"
        options={sortOptions}
      />
    </FilterForm>
  );
}

const isSame = (type: string, chosen: string | undefined) => type.toLowerCase() === chosen?.toLowerCase();

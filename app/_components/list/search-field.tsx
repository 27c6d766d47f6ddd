import { IconSearch } from "@tabler/icons-react";
import { buttonClass } from "#app/_components/button-class.ts";
import classes from "#app/_components/form/field.module.css";

interface SearchFieldProps {
  label: string;
  name?: string;
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
}

/** A search text with its button, inside a `FilterForm`. */
export function SearchField({ label, name = "q", defaultValue, placeholder }: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <label className={classes.field}>
        <span className="visually-hidden">{label}</span>
        <IconSearch className={classes.searchIcon} size={18} stroke={1.75} aria-hidden />
        <input
          type="search"
          name={name}
          // A new address brings a new value into a field that has been rendered already.
          key={defaultValue}
          defaultValue={defaultValue}
          placeholder={placeholder}
          className={classes.input}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className={buttonClass("outline")}>
        Search
      </button>
    </div>
  );
}

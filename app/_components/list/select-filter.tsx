import classes from "#app/_components/form/field.module.css";

interface SelectFilterProps {
  label: string;
  name: string;
  /** Chosen now. */
  value?: string | undefined;
  /** What the choice of none is called: "Any currency". */
  any?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** One choice inside a `FilterForm`: a native select, which every device draws in its own best way. */
export function SelectFilter({ label, name, value = "", any, options }: SelectFilterProps) {
  return (
    <label className={classes.field}>
      <span className={classes.label}>{label}</span>
      <select name={name} key={value} defaultValue={value} className={classes.select}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

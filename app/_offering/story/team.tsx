import { Picture } from "#app/_components/picture.tsx";
import { widthsOf } from "#app/_components/picture-widths.ts";
import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

interface Person {
  readonly name: string;
  readonly role: string;
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
}

/** The people behind an offering. */
export function Team({ people }: { people: readonly Person[] }) {
  return (
    <ul className={classes.team}>
      {keyed(people, ({ name }) => name).map(({ key, item: { name, role, text, picture } }) => (
        <li key={key}>
          <span className={classes.face} aria-hidden>
            {initialsOf(name)}
            {picture !== undefined && (
              <Picture
                srcSet={widthsOf(picture)}
                sizes="3.5rem"
                src={picture}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
            )}
          </span>
          <div>
            <strong>{name}</strong>
            <span className={classes.role}>{role}</span>
            {text !== undefined && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("");
}

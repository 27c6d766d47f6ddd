import { UsageError } from "./exit-codes.ts";
import { readingOperations } from "./find-operation.ts";
import type { Io } from "./io.ts";
import { triggers } from "./triggers.ts";

const COMMANDS = ["completion", "get", "help", "list", "listen", "login", "trigger"];
const FLAGS = ["--after", "--base-url", "--events", "--forward-to", "--limit", "--help", "--version"];

/** What can follow a command, each word once. */
function wordsAfter(command: string): string[] {
  if (command === "trigger") return Object.keys(triggers);
  if (command === "completion") return Object.keys(shells);
  if (command !== "get" && command !== "list") return [];
  const ending = `.${command}`;
  const found = readingOperations().filter(
    ([, { route }]) => (route.kind === "list") === (command === "list"),
  );
  return found.map(([name]) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name));
}

const cases = (line: (command: string, words: string) => string) =>
  COMMANDS.filter((command) => wordsAfter(command).length > 0)
    .map((command) => line(command, wordsAfter(command).join(" ")))
    .join("\n");

const shells: Readonly<Record<string, () => string>> = {
  bash: () => `_offerboard() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases((command, words) => `    ${command}) words="${words}" ;;`)}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${COMMANDS.join(" ")}"
  case "$2" in -*) words="${FLAGS.join(" ")}" ;; esac
  COMPREPLY=($(compgen -W "$words" -- "$2"))
}
complete -F _offerboard offerboard`,
  zsh: () => `#compdef offerboard
_offerboard() {
  if (( CURRENT == 2 )); then
    compadd ${COMMANDS.join(" ")}
    return
  fi
  if [[ "$PREFIX" == -* ]]; then
    compadd -- ${FLAGS.join(" ")}
    return
  fi
  case "\${words[2]}" in
${cases((command, words) => `    ${command}) compadd ${words} ;;`)}
  esac
}
compdef _offerboard offerboard`,
  fish: () => `complete -c offerboard -f
complete -c offerboard -n __fish_use_subcommand -a "${COMMANDS.join(" ")}"
${cases((command, words) => `complete -c offerboard -n "__fish_seen_subcommand_from ${command}" -a "${words}"`)}
${FLAGS.map((flag) => `complete -c offerboard -l ${flag.slice(2)}`).join("\n")}`,
};

/** Writes what a shell completes commands by: `source <(offerboard completion bash)`. */
export async function completion(io: Io, [shell = ""]: readonly string[]): Promise<void> {
  const write = shells[shell];
  if (!write) throw new UsageError(`Say which shell: offerboard completion ${Object.keys(shells).join("|")}`);
  io.out(write());
}

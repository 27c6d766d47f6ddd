import { Button } from "@mantine/core";
import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { confirm } from "#app/(console)/_components/confirm.ts";

interface ContinuedProps {
  /** When it was saved last. */
  readonly savedAt: string;
  readonly onForget: () => void;
}

/** Says that the form goes on from what was typed before, and lets one give it up. */
export function Continued({ savedAt, onForget }: ContinuedProps) {
  const ask = async () => {
    const isMeant = await confirm({
      title: "Forget this draft?",
      text: "What you typed so far is deleted.",
      yes: "Forget it",
      no: "Keep it",
      isDangerous: true,
    });
    if (isMeant) onForget();
  };
  return (
    <Notice title="You go on where you left off">
      <span>
        Saved <DateTime value={savedAt} detail="dateTime" />, for you alone.
      </span>
      <div>
        <Button size="compact-sm" variant="default" onClick={() => void ask()}>
          Forget this draft
        </Button>
      </div>
    </Notice>
  );
}

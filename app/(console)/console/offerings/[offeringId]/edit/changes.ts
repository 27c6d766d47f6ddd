import {
  type OfferingValues,
  offeringInput,
  valuesOf,
} from "#app/(console)/console/offerings/_form/values.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/**
 * What is sent to change an offering: the fields that were changed and no others, so that terms which purchases have
 * frozen are left alone. An emptied text is sent as such, since a field left out stays as it is.
 */
export function changesOf(offering: Offering, values: OfferingValues) {
  const { offeringId, offeringPeriod } = offering;
  const before = valuesOf(offering);
  const { offeringPeriod: period, ...rest } = {
    ...offeringInput(values),
    subtitle: values.subtitle,
    description: values.description,
    type: values.type,
    imageUrl: values.imageUrl,
  };
  const changed = Object.entries(rest).filter(([name]) => !isSame(name as keyof OfferingValues));
  // A field holds whole minutes; a side of the period that was not touched keeps its seconds.
  const side = (name: "startDate" | "endDate") =>
    values.offeringPeriod[name] === before.offeringPeriod[name] ? offeringPeriod[name] : period[name];
  return {
    offeringId,
    ...Object.fromEntries(changed),
    ...(!isSame("offeringPeriod") && {
      offeringPeriod: { startDate: side("startDate"), endDate: side("endDate") },
    }),
  };

  function isSame(name: keyof OfferingValues): boolean {
    return JSON.stringify(values[name]) === JSON.stringify(before[name]);
  }
}

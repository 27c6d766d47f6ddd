import { Radio, TextInput } from "@mantine/core";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { gallery } from "./gallery.ts";
import classes from "./image-field.module.css";
import { ImageUpload } from "./image-upload.tsx";
import { typedPicture } from "./typed-picture.ts";
import { useRestedAddress } from "./use-rested-address.ts";
import type { OfferingForm } from "./values.ts";

interface ImageFieldProps {
  form: OfferingForm;
  /** The offering as it is, where one is changed. */
  saved: Offering | undefined;
}

/** The offering's picture: one of one's own that is uploaded, one of the gallery, or an address on the web. */
export function ImageField({ form, saved }: ImageFieldProps) {
  const { imageUrl } = form.values;
  const rested = useRestedAddress(imageUrl);
  const choose = (url: string) => form.setFieldValue("imageUrl", url);
  // The keyboard stops at one of them, and goes from one to the next by arrows.
  const stop = (gallery.find(({ url }) => url === imageUrl) ?? gallery[0])?.url;
  return (
    <div className={classes.field} data-wide>
      <ImageUpload
        url={imageUrl}
        shown={rested === undefined ? undefined : typedPicture(rested, saved)}
        onUploaded={choose}
        onRemove={() => choose("")}
      />
      <Radio.Group label="Or one of ours" value={imageUrl} onChange={choose}>
        <div className={classes.gallery}>
          {gallery.map(({ url, shows }) => (
            <Radio.Card
              key={url}
              value={url}
              tabIndex={url === stop ? 0 : -1}
              className={classes.choice}
              aria-label={shows}
              title={shows}
            >
              <img src={url} alt="" width={160} height={90} loading="lazy" decoding="async" />
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label="Address of the picture"
        description="Chosen above, or any picture on the web that is reached by https; visitors get it from here. 16 to 9 fits best."
        placeholder="https://example.com/picture.jpg"
        autoComplete="off"
        {...form.getInputProps("imageUrl")}
      />
    </div>
  );
}

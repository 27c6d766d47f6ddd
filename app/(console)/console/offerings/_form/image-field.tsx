import { Radio, TextInput } from "@mantine/core";
import { gallery } from "../../../_data/gallery.ts";
import classes from "./image-field.module.css";
import type { OfferingForm } from "./values.ts";

/** The offering's picture: one of the gallery, or an address of one's own. */
export function ImageField({ form }: { form: OfferingForm }) {
  const { imageUrl } = form.values;
  return (
    <div className={classes.field} data-wide>
      <Radio.Group label="Picture" value={imageUrl} onChange={(url) => form.setFieldValue("imageUrl", url)}>
        <div className={classes.gallery}>
          {gallery.map(({ url, shows }) => (
            <Radio.Card key={url} value={url} className={classes.choice} aria-label={shows} title={shows}>
              <img src={url} alt="" width={160} height={90} loading="lazy" decoding="async" />
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label="Address of the picture"
        description="Chosen above, or any picture on the web. 16 to 9 fits best."
        placeholder="https://example.com/picture.jpg"
        type="url"
        autoComplete="off"
        {...form.getInputProps("imageUrl")}
      />
    </div>
  );
}

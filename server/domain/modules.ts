import { chain } from "./chain/module.ts";
import { distributions } from "./distributions/module.ts";
import { investors } from "./investors/module.ts";
import { organization } from "./organization/module.ts";
import { payments } from "./payments/module.ts";
import { portfolio } from "./portfolio/module.ts";
import { primary } from "./primary/module.ts";
import { register } from "./register/module.ts";
import { secondary } from "./secondary/module.ts";
import { settlement } from "./settlement/module.ts";

/** Every context of the domain. */
export const domain = {
  organization,
  settlement,
  chain,
  investors,
  register,
  primary,
  payments,
  distributions,
  secondary,
  portfolio,
};

import {
  type Act,
  admin,
  customer,
  driver,
  input,
  newcomer,
  proof,
  rival,
  vendor,
} from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  closeAccount: [
    { by: customer, variables: input(() => proof) },
    { by: vendor, variables: input(() => proof) },
    { by: admin, variables: input(() => proof) },
    { by: newcomer, variables: input(() => proof) },
    { by: rival, variables: input(() => proof) },
    { by: driver, variables: input(() => proof) },
  ],
}

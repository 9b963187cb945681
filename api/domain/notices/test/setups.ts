import { graphql } from '../../../test/generated/gql.js'
import { ADD_PUSH_SUBSCRIPTION } from '../../../test/operations.js'
import { subscribedBrowser } from '../../../test/pushService.js'
import type { Setup } from '../../../test/security/policies.js'
import { somebody } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'
import { takeTexts } from '../../../test/texts.js'

export const pushDevice = async ({ people }: World): Promise<{ id: string }> =>
  (await people.customer.ask(ADD_PUSH_SUBSCRIPTION, { input: subscribedBrowser().input })).addPushSubscription
    .pushDevices[0]!

/** A code that was texted to somebody. */
export const textedCode = async (world: World): Promise<Setup> => {
  const by = await somebody(world)
  const ASK = graphql(`
    mutation RequestTextCode($input: TextCodeRequestInput!) { requestTextCode(input: $input) { id } }
  `)
  await by.ask(ASK, { input: { phone: '+15125550199', consent: true } })
  const sent = (await takeTexts(world.harness)).filter(({ to }) => to === '+15125550199')
  return { by, variables: { input: { code: sent.at(-1)!.text.slice(0, 6) } } }
}

import { visitKinds } from '@rules/visits/visits.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import type { KeptVisit } from '../../uploads/keptFiles.js'
import { isStep, takeBack } from './keptVisits.js'

const titleOf = ({ act, kind }: KeptVisit): string =>
  ({ start: 'On the way', arrive: 'Arrived', complete: `${visitKinds[kind]} done`, fail: 'Report saved' })[
    act
  ]

/** In place of the button or form whose record waits for a connection. */
export const KeptVisitNote = ({ kept }: { kept: KeptVisit }) => (
  <Stack gap="s" data-print="hide">
    <Banner tone="info" role="status" title={titleOf(kept)}>
      Kept on this device. We'll send it once you're online.
    </Banner>
    <Inline>
      <Button onClick={() => void takeBack(kept)}>{isStep(kept) ? 'Undo' : 'Change'}</Button>
    </Inline>
  </Stack>
)

import { visitKinds } from '@rules/visits.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import type { KeptVisit } from '../../uploads/keptFiles.js'
import { takeBack } from './keptVisits.js'

/** In place of the form whose record waits for a connection. */
export const KeptVisitNote = ({ kept }: { kept: KeptVisit }) => (
  <Stack gap="s" data-print="hide">
    <Banner
      tone="info"
      role="status"
      title={kept.act === 'complete' ? `${visitKinds[kept.kind]} done` : 'Report saved'}
    >
      Kept on this device. We'll send it once you're online.
    </Banner>
    <Inline>
      <Button onClick={() => void takeBack(kept)}>Change</Button>
    </Inline>
  </Stack>
)

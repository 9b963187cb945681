import { useDeferredValue, useId } from 'react'
import { useVendorAgendaQuery } from '../../../generated/hooks.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { SetupChecklist } from './SetupChecklist.js'
import { isSetUp } from './setup.js'
import { ToDo } from './ToDo.js'

const useAgenda = () => {
  const { data, previousData, error, refetch } = useVendorAgendaQuery()
  return { agenda: (data ?? previousData)?.vendorAgenda, error, refetch }
}

const Waiting = () => (
  <LoadingRegion label="Loading what to do...">
    <Grid min="18rem" fit>
      <Skeleton height="152px" />
      <Skeleton height="152px" />
    </Grid>
  </LoadingRegion>
)

/** What the overview begins with: the checklist of a new vendor, then what there is to do. */
export const Agenda = () => {
  const id = useId()
  const { agenda, error, refetch } = useAgenda()
  // Drawn in slices when it arrives, so that a phone answers presses meanwhile.
  const isHere = useDeferredValue(agenda !== undefined)
  if (error && !agenda) {
    return <ErrorState title="We couldn't load what to do" onRetry={() => void refetch().catch(() => {})} />
  }
  const isNew = agenda && !isSetUp(agenda)
  const hasNews =
    agenda &&
    agenda.nextJobs.length + agenda.unreadJobs.length + agenda.lostBids.length + agenda.openBids.length > 0
  return (
    <>
      {isNew && <SetupChecklist agenda={agenda} />}
      {(!isNew || hasNews) && (
        <Stack as="section" gap="s" aria-labelledby={id} aria-busy={!agenda || undefined}>
          <Heading level={2} look={3} id={id}>
            What to do
          </Heading>
          {agenda && isHere ? <ToDo agenda={agenda} /> : <Waiting />}
        </Stack>
      )}
    </>
  )
}

/** The checklist, below what it leads to, until nothing is missing. */
export const SetupReminder = () => {
  const { agenda } = useAgenda()
  return agenda && !isSetUp(agenda) ? <SetupChecklist agenda={agenda} /> : null
}

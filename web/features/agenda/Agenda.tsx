import { type ReactNode, useId, useRef } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { useArrived } from '../../paging/useArrived.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useNeverShorter } from '../../ui/layout/useNeverShorter.js'
import { VisibleWhen } from '../../ui/layout/VisibleWhen.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { useRole } from '../accounts/useRole.js'
import { useOpenJob } from '../jobs/vendor/useOpenJob.js'
import { AskForBusiness } from './AskForBusiness.js'
import { type Agenda_AgendaFragment, VendorAgendaDocument } from './generated/agenda.js'
import { OverdueStatement } from './OverdueStatement.js'
import { SetupChecklist } from './setup/SetupChecklist.js'
import { isSetUp } from './setup/setup.js'
import { ToDo } from './ToDo.js'

const useAgenda = () => {
  const { data, previousData, error } = useQuery(VendorAgendaDocument)
  return { agenda: (data ?? previousData)?.vendorAgenda ?? undefined, error }
}

/** Opening a job marks its messages as read, but their group stays until it is closed, so nothing moves behind it. */
const useStillUnread = (agenda: Agenda_AgendaFragment | undefined) => {
  const { jobId } = useOpenJob()
  const shown = useRef<Agenda_AgendaFragment['unreadJobs']>(undefined)
  if (!jobId || !shown.current) shown.current = agenda?.unreadJobs
  return agenda && { ...agenda, unreadJobs: shown.current ?? agenda.unreadJobs }
}

const TITLE = 'What to do'

/** Not the section that replaces it, which would move if cards appeared above it. */
const Waiting = () => (
  <Stack gap="s">
    <Heading level={2} look={3}>
      {TITLE}
    </Heading>
    <LoadingRegion label="Loading what to do...">
      <Grid min="18rem" fit>
        <Skeleton height="152px" />
        <Skeleton height="152px" />
      </Grid>
    </LoadingRegion>
  </Stack>
)

const Shown = ({ agenda }: { agenda: Agenda_AgendaFragment }) => {
  const id = useId()
  // A bid leaves the list a moment before the job it won comes.
  const tasks = useNeverShorter<HTMLElement>()
  const isNew = !isSetUp(agenda)
  const isOwner = useRole() === 'owner'
  const hasNews = [
    agenda.unconfirmedBids,
    agenda.changeOrders,
    agenda.nextJobs,
    agenda.unreadJobs,
    agenda.lostBids,
    agenda.openBids,
  ].some(list => list.length > 0)
  return (
    <>
      {agenda.overdueStatement && <OverdueStatement statement={agenda.overdueStatement} />}
      {isOwner && isNew && <SetupChecklist agenda={agenda} />}
      {isOwner && agenda.asksForBusiness && <AskForBusiness />}
      {(!isNew || hasNews) && (
        <Stack as="section" gap="s" ref={tasks} aria-labelledby={id}>
          <Heading level={2} look={3} id={id}>
            {TITLE}
          </Heading>
          <ToDo agenda={agenda} />
        </Stack>
      )}
    </>
  )
}

/**
 * The top of the overview: a new vendor's checklist, then the to-do list. The parts below appear only once the height
 * of these is known, so that they never move.
 */
export const Agenda = ({ children }: { children: ReactNode }) => {
  const { agenda: fetched, error } = useAgenda()
  const agenda = useStillUnread(fetched)
  const isHere = useArrived(agenda !== undefined)
  const hasFailed = error !== undefined && !agenda
  return (
    <>
      {hasFailed && <LoadError what="your to-do list" error={error} />}
      {!hasFailed && (agenda && isHere ? <Shown agenda={agenda} /> : <Waiting />)}
      <VisibleWhen ready={isHere || hasFailed}>{children}</VisibleWhen>
    </>
  )
}

/** Repeats the checklist on the pages that it links to, until nothing is missing. */
export const SetupReminder = () => {
  const { agenda } = useAgenda()
  const isOwner = useRole() === 'owner'
  return isOwner && agenda && !isSetUp(agenda) ? <SetupChecklist agenda={agenda} /> : null
}

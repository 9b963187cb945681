import { Circle } from 'lucide-react'
import { useId } from 'react'
import { TaskLink, TaskList } from '../../../ui/actions/TaskList.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import type { SetupChecklist_AgendaFragment } from '../generated/agenda.js'
import { REQUIRED_DOCUMENTS } from './setup.js'

/** The anchor of the overview's list of available jobs. */
export const AVAILABLE_JOBS = 'available-jobs'

const tasksOf = ({
  hasServices,
  offersRentals,
  hasRates,
  hasAreas,
  documentsOnFile,
  hasBid,
}: SetupChecklist_AgendaFragment) => [
  {
    title: 'Choose the services you offer',
    detail: 'Dumpster rental, junk pickup, or both.',
    to: { search: 'tab=services' },
    done: hasServices,
  },
  ...(offersRentals
    ? [
        {
          title: 'Add your dumpster sizes and rates',
          detail: 'You see rentals of these sizes, and bid with one tap.',
          to: { search: 'tab=inventory' },
          done: hasRates,
        },
      ]
    : []),
  {
    title: 'Add the ZIP codes you serve',
    detail: 'You see the jobs in these ZIP codes.',
    to: { search: 'tab=areas' },
    done: hasAreas,
  },
  {
    title: 'Upload your documents',
    detail: `W-9, driver's license and commercial insurance: ${Math.min(documentsOnFile, REQUIRED_DOCUMENTS)} of ${REQUIRED_DOCUMENTS} uploaded.`,
    to: { search: 'tab=documents' },
    done: documentsOnFile >= REQUIRED_DOCUMENTS,
  },
  {
    title: 'Submit your first bid',
    detail: 'Jobs in your ZIP codes are under Available Jobs.',
    to: { search: 'tab=overview', hash: AVAILABLE_JOBS },
    done: hasBid,
  },
]

/** The steps to a new vendor's first job, each linked to its place and ticked once it's done. */
export const SetupChecklist = ({ agenda }: { agenda: SetupChecklist_AgendaFragment }) => {
  const id = useId()
  const tasks = tasksOf(agenda)
  const done = tasks.filter(task => task.done).length
  return (
    <Card tone="accent" aria-labelledby={id}>
      <Stack gap="s">
        <Inline justify="between" align="baseline" gap="xs">
          <Heading level={2} look={3} id={id}>
            Get ready for your first job
          </Heading>
          <Text size="s" tone="muted" role="status">
            {done} of {tasks.length} done
          </Text>
        </Inline>
        <TaskList>
          {tasks.map(task => (
            <TaskLink key={task.title} icon={<Circle aria-hidden="true" />} {...task} />
          ))}
        </TaskList>
      </Stack>
    </Card>
  )
}

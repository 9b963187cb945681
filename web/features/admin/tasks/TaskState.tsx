import { Badge } from '../../../ui/text/Badge.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import type { FailedTask_TaskFragment } from './generated/tasks.js'

/** The number of attempts so far, and the time of the next one, if any. */
export const TaskState = ({ task: { attempts, nextTryAt } }: { task: FailedTask_TaskFragment }) => (
  <>
    <Badge tone={nextTryAt ? 'yellow' : 'red'}>{nextTryAt ? 'Waiting' : 'Given up'}</Badge>
    <Text size="s" tone="muted">
      {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}
      {nextTryAt && (
        <>
          , again <Moment value={nextTryAt} />
        </>
      )}
    </Text>
  </>
)

import { useQuestionsQuery } from '../../generated/hooks.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Stack } from '../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { LoadError } from '../paging/LoadError.js'
import { AskForm } from './AskForm.js'
import { QuestionItem } from './QuestionItem.js'

type QuestionsProps = {
  jobId: string
  /** What is said while there are none. */
  empty: string
  /** Whether the viewer, a vendor, may ask. */
  canAsk?: boolean
}

const List = ({ jobId, empty }: QuestionsProps) => {
  const { data, previousData, error, fetchMore } = useQuestionsQuery({ variables: { jobId } })
  const list = (data ?? previousData)?.questions
  if (error && !list) return <LoadError what="the questions" error={error} />
  if (!list)
    return (
      <LoadingRegion label="Loading questions">
        <Skeleton height="64px" />
      </LoadingRegion>
    )
  if (list.nodes.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <>
      <Stack as="ul" gap="s" aria-label="Questions">
        {list.nodes.map(question => (
          <li key={question.id}>
            <QuestionItem question={question} />
          </li>
        ))}
      </Stack>
      {list.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
          label="Show older questions"
          failure="We couldn't load older questions"
        />
      )}
    </>
  )
}

/** What vendors asked about a job, newest first, with the answers. */
export const Questions = (props: QuestionsProps) => (
  <Stack as="section" gap="m" aria-label="Questions and answers" data-section="questions" data-print="hide">
    <Heading level={3}>Questions</Heading>
    <List {...props} />
    {props.canAsk && <AskForm jobId={props.jobId} />}
  </Stack>
)

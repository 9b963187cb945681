import { useRef } from 'react'
import { useMutation, useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useKeptOnScreen } from '../../ui/layout/useKeptOnScreen.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { AskQuestionDocument, QuestionsDocument } from './generated/questions.js'
import { QuestionItem } from './QuestionItem.js'
import { QuestionForm } from './questionForms.js'

type QuestionsProps = {
  jobId: string
  /** Shown while there are no questions; without it, nothing is shown then. */
  empty?: string
  /** True if the viewer is a vendor who may ask. */
  canAsk?: boolean
}

/** Vendors' questions about a job with the answers, newest first. */
export const Questions = ({ jobId, empty, canAsk }: QuestionsProps) => {
  const { data, previousData, error, fetchMore } = useQuery(QuestionsDocument, { variables: { jobId } })
  const [ask] = useMutation(AskQuestionDocument)
  const list = (data ?? previousData)?.questions
  const place = useRef<HTMLDivElement>(null)
  useKeptOnScreen(place, list)
  const isEmpty = list?.nodes.length === 0
  if (empty === undefined && (isEmpty || !list)) return null
  return (
    <Stack
      as="section"
      gap="m"
      aria-label="Questions and answers"
      data-section="questions"
      data-print="hide"
      ref={place}
    >
      <Heading level={3}>Questions</Heading>
      {!list && error && <LoadError what="the questions" error={error} />}
      {!list && !error && (
        <LoadingRegion label="Loading questions">
          <Skeleton height="64px" />
        </LoadingRegion>
      )}
      {isEmpty && <Text tone="muted">{empty}</Text>}
      {list && !isEmpty && (
        <Stack as="ul" gap="s" aria-label="Questions">
          {list.nodes.map(question => (
            <li key={question.id}>
              <QuestionItem question={question} />
            </li>
          ))}
        </Stack>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
          label="Show older questions"
          failure="We couldn't load older questions"
        />
      )}
      {canAsk && (
        <QuestionForm
          about={jobId}
          label="Ask about this job"
          send={question => ask({ variables: { input: { jobId, question } } })}
        />
      )}
    </Stack>
  )
}

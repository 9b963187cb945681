import { useMutation } from '../../apollo/hooks.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useFocusInstead } from '../../ui/states/useFocusInstead.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import { AnswerQuestionDocument, type QuestionItem_QuestionFragment } from './generated/questions.js'
import { AnswerForm } from './questionForms.js'

/** A question, and below it its answer or who should answer. */
export const QuestionItem = ({
  question: { id, question, createdAt, answer, answeredAt, viewerAsked, viewerCanAnswer },
}: {
  question: QuestionItem_QuestionFragment
}) => {
  const [send] = useMutation(AnswerQuestionDocument)
  const given = useFocusInstead<HTMLDivElement>(!viewerCanAnswer)
  return (
    <Card as="div" padding="s">
      <Stack gap="s">
        <Stack gap="xxs">
          <Text size="xs" tone="muted">
            {viewerAsked ? 'You asked' : 'A vendor asked'} · <Moment value={createdAt} />
          </Text>
          <Text asTyped strong>
            {question}
          </Text>
        </Stack>
        {answer !== null && answeredAt !== null && (
          <Stack gap="xxs" tabIndex={-1} ref={given}>
            <Text size="xs" tone="muted">
              Answer · <Moment value={answeredAt} />
            </Text>
            <Text asTyped>{answer}</Text>
          </Stack>
        )}
        {answer === null && !viewerCanAnswer && (
          <Text size="s" tone="muted">
            Not answered yet.
          </Text>
        )}
        {viewerCanAnswer && (
          <AnswerForm
            about={id}
            label={`Answer: ${question}`}
            send={text => send({ variables: { input: { questionId: id, answer: text } } })}
          />
        )}
      </Stack>
    </Card>
  )
}

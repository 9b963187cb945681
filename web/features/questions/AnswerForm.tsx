import { limits } from '@rules/limits.js'
import { answerRules } from '@rules/questionRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'
import { AnswerQuestionDocument } from './generated/questions.js'

/** The customer's form; unsent input is kept as a draft. */
export const AnswerForm = ({ questionId, question }: { questionId: string; question: string }) => {
  const [send] = useMutation(AnswerQuestionDocument)
  return (
    <ZodForm
      schema={answerRules}
      initialValues={{ answer: '' }}
      label={`Answer: ${question}`}
      draftKey={`answer:${questionId}`}
      gap="s"
      failureMessage="Check your connection, then try again."
      onSubmit={async ({ answer }) => {
        await send({ variables: { input: { questionId, answer } } })
        toast({ title: 'Answer sent' })
      }}
      onFailure={message => toast({ variant: 'destructive', title: 'Answer not sent', description: message })}
    >
      <TextAreaField
        name="answer"
        label="Your answer"
        help="The vendors who see this order can read it."
        max={limits.answerMax}
        rows={2}
      />
      <Inline justify="end">
        <SubmitButton look="secondary" busyLabel="Sending...">
          Answer
        </SubmitButton>
      </Inline>
    </ZodForm>
  )
}

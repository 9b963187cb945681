import { limits } from '@rules/limits.js'
import { questionRules } from '@rules/questionRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Inline } from '../../ui/layout/Inline.js'
import { toast } from '../../ui/overlays/toast.js'
import { AskQuestionDocument } from './generated/questions.js'

/** The form for vendors who may bid; unsent input is kept as a draft. */
export const AskForm = ({ jobId }: { jobId: string }) => {
  const [ask] = useMutation(AskQuestionDocument)
  return (
    <ZodForm
      schema={questionRules}
      initialValues={{ question: '' }}
      label="Ask about this job"
      draftKey={`question:${jobId}`}
      afterSubmit="clear"
      gap="s"
      failureMessage="Check your connection, then try again."
      onSubmit={async ({ question }) => {
        await ask({ variables: { input: { jobId, question } } })
        toast({ title: 'Question sent' })
      }}
      onFailure={message =>
        toast({ variant: 'destructive', title: 'Question not sent', description: message })
      }
    >
      <TextAreaField
        name="question"
        label="Your question"
        help="All vendors who see this job can read the answer. No one sees who asked."
        max={limits.questionMax}
        rows={2}
      />
      <Inline justify="end">
        <SubmitButton look="secondary" busyLabel="Sending...">
          Ask
        </SubmitButton>
      </Inline>
    </ZodForm>
  )
}

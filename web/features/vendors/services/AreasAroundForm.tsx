import { useApolloClient } from '@apollo/client/react'
import { cityWords } from '@rules/cityWords.js'
import { areasAroundRules } from '@rules/vendors/vendorRules.js'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { SelectField } from '../../../forms/SelectField.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { ZipField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Text } from '../../../ui/text/Text.js'
import { areaNotAdded, areasAdded, TRY_AGAIN } from './areaToasts.js'
import {
  AddServiceAreasAroundDocument,
  AreasAroundDocument,
  type AreasAroundQuery,
} from './generated/services.js'
import { zipsWords } from './zipList.js'

type Found = AreasAroundQuery['areasAround']

const DISTANCES = [5, 10, 15, 20, 25, 30, 40, 50, 60].map(miles => ({
  value: String(miles),
  label: `${miles} miles`,
}))

/** The miles are text in the form because a select holds text. */
const formRules = z.object({
  zipCode: areasAroundRules.shape.zipCode,
  miles: z.pipe(z.pipe(z.string(), z.transform(Number)), areasAroundRules.shape.miles),
})

type FoundAreasProps = { found: Found; onAdded: (count: number) => void }

/** A preview of the areas before they are added. */
const FoundAreas = ({ found, onAdded }: FoundAreasProps) => {
  const { zipCode, miles, zipCount, servedCount, cities } = found
  const [add, { loading }] = useMutation(AddServiceAreasAroundDocument)
  const [failure, setFailure] = useState('')
  const banner = useRef<HTMLDivElement>(null)
  const missing = zipCount - servedCount
  useEffect(() => banner.current?.focus(), [])

  const addAll = async () => {
    setFailure('')
    try {
      const { data } = await add({ variables: { zipCode, miles } })
      if (!data) return
      const { addedCount } = data.addServiceAreasAround
      if (addedCount > 0) areasAdded(addedCount)
      onAdded(addedCount)
    } catch (error) {
      setFailure(serverMessage(error, TRY_AGAIN))
      areaNotAdded(error)
    }
  }

  return (
    <Stack gap="s">
      <Banner
        title={`${zipsWords(zipCount)} within ${miles} miles of ${zipCode}`}
        role="status"
        tabIndex={-1}
        ref={banner}
      >
        <Text size="s">{cityWords(cities)}</Text>
        {servedCount > 0 && (
          <Text size="s">
            {missing === 0
              ? 'All of them are on your list.'
              : `${servedCount} of them are already on your list.`}
          </Text>
        )}
      </Banner>
      {failure && (
        <Text size="s" tone="danger" role="alert">
          {failure}
        </Text>
      )}
      {missing > 0 && (
        <div>
          <Button look="primary" busy={loading} busyLabel="Adding..." onClick={addAll}>
            Add {zipsWords(missing)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type AreasAroundFormProps = {
  onAdded: (count: number) => void
  onBack: () => void
}

/** Finds every ZIP code within a radius, shows them by city, then adds them all at once. */
export const AreasAroundForm = ({ onAdded, onBack }: AreasAroundFormProps) => {
  const client = useApolloClient()
  const [found, setFound] = useState<Found | null>(null)
  return (
    <Stack>
      <ZodForm
        schema={formRules}
        label="Add all ZIP codes around one"
        initialValues={{ zipCode: '', miles: '10' }}
        failureMessage={TRY_AGAIN}
        onSubmit={async variables => {
          setFound(null)
          const { data } = await client.query({ query: AreasAroundDocument, variables })
          if (data) setFound(data.areasAround)
        }}
      >
        <ZipField name="zipCode" label="Around ZIP code" help="The center of your area." autoComplete="off" />
        <SelectField name="miles" label="Within" options={DISTANCES} />
        <Inline>
          <SubmitButton look={found ? 'secondary' : 'primary'} busyLabel="Looking...">
            Show ZIP Codes
          </SubmitButton>
          <CancelButton onClick={onBack}>Add one instead</CancelButton>
        </Inline>
      </ZodForm>
      {found && <FoundAreas key={`${found.zipCode} ${found.miles}`} found={found} onAdded={onAdded} />}
    </Stack>
  )
}

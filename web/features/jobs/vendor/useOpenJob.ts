import { useAddressed } from '../../../ui/navigation/useAddressed.js'

/** The job whose details are open: `?job=ID`. */
export const useOpenJob = () => {
  const { value: jobId, ...rest } = useAddressed('job')
  return { jobId, ...rest }
}

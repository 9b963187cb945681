import { useAddressed } from '../useAddressed.js'

/** Which job's details are open: `?job=ID`. */
export const useOpenJob = () => {
  const { value: jobId, ...rest } = useAddressed('job')
  return { jobId, ...rest }
}

export interface Invalidation {
  id: string;
  created: number;
  distributionId: string;
  callerReference: string;
  paths: string[];
  createdAt: string;
}

import { describeAccess } from './access/matrix';

describeAccess('graphql');

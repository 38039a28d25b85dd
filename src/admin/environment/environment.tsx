import '@/components/layout/environment-bar.css';

export { EnvironmentBar } from '@/components/layout/environment-bar';

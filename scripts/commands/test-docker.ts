/** Dockerfile and docker-compose.yml, in containers: images, one site, several instances behind the front. */
import '../../tests/docker/run.ts';
